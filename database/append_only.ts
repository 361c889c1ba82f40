/**
 * The statements that make a table append only: the database itself refuses to change or delete a
 * row, whoever asks.
 */
export function appendOnly(table: string, dialect: string): string[] {
  const words = `'${table} is append only'`
  if (dialect !== 'postgres') {
    return ['UPDATE', 'DELETE'].map(
      (verb) => `CREATE TRIGGER ${table}_refuse_${verb.toLowerCase()} BEFORE ${verb} ON ${table}
        BEGIN SELECT RAISE(ABORT, ${words}); END`
    )
  }
  return [
    `CREATE FUNCTION ${table}_refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION ${words}; END $$`,
    `CREATE TRIGGER ${table}_refuse_change BEFORE UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION ${table}_refuse()`,
    `CREATE TRIGGER ${table}_refuse_truncate BEFORE TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION ${table}_refuse()`,
  ]
}

/** Takes away what `appendOnly` left behind after the table itself was dropped. */
export function dropAppendOnly(table: string, dialect: string): string[] {
  return dialect === 'postgres' ? [`DROP FUNCTION ${table}_refuse()`] : []
}

/** Lets a migration change rows that are append only; it makes the table append only again. */
export function liftAppendOnly(table: string, dialect: string): string[] {
  if (dialect === 'postgres') return [`DROP FUNCTION IF EXISTS ${table}_refuse() CASCADE`]
  return ['update', 'delete'].map((verb) => `DROP TRIGGER IF EXISTS ${table}_refuse_${verb}`)
}
