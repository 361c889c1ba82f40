import { usesPostgres } from '#config/database'

/**
 * SQL that a column is one of some values. Takes one value, the list as JSON, so that the statement is the same
 * for any number of them.
 */
export function oneOf(column: string, type: 'bigint' | 'text'): string {
  const values = usesPostgres
    ? `json_array_elements_text(?::json)::${type}`
    : 'value FROM json_each(?)'
  return `${column} IN (SELECT ${values})`
}
