/** Whether an error says that there is no such file. */
export function isMissingFile(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ENOENT'
}
