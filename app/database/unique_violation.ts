const CODES = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])

/** Whether a statement was refused because another row already has a value that only one may have. */
export function isUniqueViolation(error: unknown): boolean {
  return CODES.has((error as { code?: string } | null)?.code ?? '')
}

/** @throws the refusal where another row already has a value that only one may have */
export async function unlessTaken<Written>(
  writing: Promise<Written>,
  refusal: () => Error
): Promise<Written> {
  try {
    return await writing
  } catch (error) {
    throw isUniqueViolation(error) ? refusal() : error
  }
}
