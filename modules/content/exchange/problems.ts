import { errors } from '@vinejs/vine'

/** Something wrong with one place of a file. */
export interface FileProblem {
  /** `content.3.props.text_hu`; empty for the file as a whole. */
  field: string
  /** Key of the sentence: `required`, `maxLength`, `invalid`, … */
  rule: string
}

/** @throws E_VALIDATION_ERROR where there are any */
export function throwProblems(problems: FileProblem[]): void {
  if (!problems.length) return
  throw new errors.E_VALIDATION_ERROR(problems.map((one) => ({ ...one, message: one.rule })))
}

/** What is wrong, of an error that a validator or a rule of the shop threw; undefined for all others. */
export function problemsOf(error: unknown): FileProblem[] | undefined {
  const { code, messages, field, status } = error as Partial<
    Record<'code' | 'field', string> & { status: number; messages: FileProblem[] }
  >
  if (code === 'E_VALIDATION_ERROR' && messages) {
    return messages.map((one) => ({ field: one.field ?? '', rule: one.rule }))
  }
  const isRefusal = code !== undefined && status !== undefined && status >= 400 && status < 500
  return isRefusal ? [{ field: field ?? '', rule: code }] : undefined
}

/** What is kept as a save would leave it; what an older version wrote, and this one refuses, stays. */
export async function asSaved<Kept>(kept: Kept, save: () => Kept | Promise<Kept>): Promise<Kept> {
  try {
    return await save()
  } catch (error) {
    if (problemsOf(error)) return kept
    throw error
  }
}

/** Places of a file that nobody knows: what was read would lose them. */
export function strangePlaces(given: unknown, known: unknown, path = ''): FileProblem[] {
  if (typeof given !== 'object' || given === null) return []
  if (typeof known !== 'object' || known === null) return []
  // Lines of HTML: what the cleaner took out of them may have been lines.
  if (Array.isArray(given) && given.every((one) => typeof one === 'string')) return []
  return Object.entries(given).flatMap(([name, value]) => {
    const field = path ? `${path}.${name}` : name
    if (!Object.hasOwn(known, name)) return [{ field, rule: 'unknown' }]
    return strangePlaces(value, (known as Record<string, unknown>)[name], field)
  })
}
