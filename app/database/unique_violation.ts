const CODES = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])

/** Whether a statement was refused because another row already has a value that only one may have. */
export function isUniqueViolation(error: unknown): boolean {
  return CODES.has((error as { code?: string } | null)?.code ?? '')
}
