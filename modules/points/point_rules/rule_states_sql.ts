const SAME = `other.source = point_rules.source
  AND COALESCE(other.product_id, 0) = COALESCE(point_rules.product_id, 0)`

/** Whether a rule is coming, in force or past; the instant is its value, twice. */
export const STATE_OF_RULE = `CASE WHEN point_rules.valid_from > ? THEN 'coming'
  WHEN EXISTS (SELECT 1 FROM point_rules other WHERE ${SAME}
    AND other.valid_from > point_rules.valid_from AND other.valid_from <= ?) THEN 'past'
  ELSE 'in_force' END`

/** A column of the rule that a rule replaces. */
export const replaced = (
  column: string
) => `(SELECT other.${column} FROM point_rules other WHERE ${SAME}
  AND other.valid_from < point_rules.valid_from ORDER BY other.valid_from DESC LIMIT 1)`
