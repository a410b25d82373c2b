package infer

// recipe is a named script of any runner.
type recipe struct {
	name string
	body []string // shell, one entry a command line
	deps []string // recipes that run before it
	file string
	args bool // it wants arguments
}

// recipes are the named scripts of one runner's file.
type recipes struct {
	file string
	call string // how one is run: call + " " + name
	list []recipe
}

func (r *recipes) find(name string) *recipe {
	if r == nil {
		return nil
	}
	return recipeNamed(r.list, name)
}

// recipeNamed is the recipe of a list with this name, nil if there is none.
func recipeNamed(list []recipe, name string) *recipe {
	for i := range list {
		if list[i].name == name {
			return &list[i]
		}
	}
	return nil
}
