package cli

import "goalkeeper/policy/condition"

func runConditionHash(c *call, args []string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	text, err := c.conditionText(rest)
	if err != nil {
		return err
	}
	hash := condition.Hash(text)
	return c.print(struct {
		Hash string `json:"condition_hash"`
	}{hash}, "%s\n", hash)
}
