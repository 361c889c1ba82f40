import { column } from '@adonisjs/lucid/orm'

/**
 * A column of 0 or 1 that a model holds as a boolean. Conditions of a query name the number, `where('isActive', 1)`:
 * PostgreSQL takes no boolean for one.
 */
export function flag() {
  return column({ consume: Boolean, prepare: Number })
}

/** A column of JSON text that a model holds as what it says. */
export function json() {
  return column({
    consume: (text: string | null) => (text === null ? null : JSON.parse(text)),
    prepare: (value: unknown) => (value === null ? null : JSON.stringify(value)),
  })
}
