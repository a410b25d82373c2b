package cli

import (
	"flag"

	"goalkeeper/policy/condition"
)

func runConditionValidate(c *call, args []string) error {
	var turnCap string
	rest, err := c.parse(args, func(f *flag.FlagSet) { f.StringVar(&turnCap, "turn-cap", "", "the turn cap") })
	if err != nil {
		return err
	}
	if turnCap == "" {
		return c.usage("--turn-cap is missing: a condition is judged with its turn cap")
	}
	text, err := c.conditionText(rest)
	if err != nil {
		return err
	}
	v := condition.ValidateArgument(text, turnCap)
	if err := c.print(v, "%s", v); err != nil {
		return err
	}
	if !v.OK {
		return told()
	}
	return nil
}
