const CODES = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])

/** Whether a statement was refused because a row names another that is not there, or is still named. */
export function isReferenceViolation(error: unknown): boolean {
  return CODES.has((error as { code?: string } | null)?.code ?? '')
}
