/** How an answer is compared. */
export const COMPARISONS = ['equals', 'not', 'one_of', 'answered', 'less', 'greater'] as const
/** One way of comparing. */
export type Comparison = (typeof COMPARISONS)[number]

/** One condition on the answer to an earlier question. */
export type ConditionRule = {
  /** The id of the earlier question. */
  input: string
  is: Comparison
  /** What it is compared with: a list for `one_of`, null for `answered`. */
  value: string | string[] | null
}

/** When a question is shown: all of its conditions hold, or any of them. */
export type ShowIf = {
  match: 'all' | 'any'
  rules: ConditionRule[]
}

/** A question as far as showing it matters. */
export interface ConditionalInput {
  id: string
  type: string
  show_if: ShowIf | null
}

const ORDERED = ['answered', 'equals', 'not', 'less', 'greater'] as const
const CHOSEN = ['answered', 'equals', 'not', 'one_of'] as const
const WRITTEN = ['answered', 'equals', 'not'] as const

/** The comparisons that make sense for a kind of question. */
export function comparisonsOf(type: string): readonly Comparison[] {
  if (type === 'number' || type === 'date') return ORDERED
  if (type === 'select' || type === 'radio' || type === 'checkbox') return CHOSEN
  return type === 'date_range' ? ['answered'] : WRITTEN
}

/**
 * The ids of the questions that are shown for the answers so far, in their order. What a hidden question was answered
 * counts for nothing, and a question that nobody answered fulfils no condition, `not` included: a question that asks
 * further never comes before the one it follows. Page and server both ask this.
 */
export function visibleInputs(
  inputs: readonly ConditionalInput[],
  answers: Readonly<Record<string, unknown>>
): Set<string> {
  const shown = new Map<string, string>()
  for (const { id, type, show_if: condition } of inputs) {
    const holds = ({ input, ...rule }: ConditionRule) => {
      const asked = shown.get(input)
      if (asked === undefined || !Object.hasOwn(answers, input)) return false
      return fulfils(rule, asked, answers[input])
    }
    const { match, rules } = condition ?? { match: 'all', rules: [] }
    if (match === 'all' ? rules.every(holds) : rules.some(holds)) shown.set(id, type)
  }
  return new Set(shown.keys())
}

function fulfils(
  { is, value }: Omit<ConditionRule, 'input'>,
  type: string,
  answer: unknown
): boolean {
  const given = partsOf(answer)
  if (given.length === 0) return false
  if (is === 'answered') return true
  const wanted = Array.isArray(value) ? value : [value ?? '']
  if (is === 'less' || is === 'greater') return isOrdered(is, type, [given[0], wanted[0]])
  const meets = wanted.some((one) => given.some((part) => isSame(type, [part, one])))
  return is === 'not' ? !meets : meets
}

/** What was answered, as texts; empty where nothing was. */
function partsOf(answer: unknown): string[] {
  if (typeof answer === 'number') return [String(answer)]
  if (typeof answer === 'string') return answer.trim() === '' ? [] : [answer.trim()]
  if (Array.isArray(answer)) return answer.flatMap(partsOf)
  if (typeof answer !== 'object' || answer === null) return []
  return Object.values(answer).flatMap(partsOf)
}

function isSame(type: string, [one, other]: [string, string]): boolean {
  if (type === 'number') return Number(one) === Number(other)
  return one.toLowerCase() === other.trim().toLowerCase()
}

/** Days of the form YYYY-MM-DD are in the order of their letters. */
function isOrdered(is: 'less' | 'greater', type: string, [one, other]: [string, string]): boolean {
  const [left, right] = type === 'number' ? [Number(one), Number(other)] : [one, other]
  return is === 'less' ? left < right : left > right
}
