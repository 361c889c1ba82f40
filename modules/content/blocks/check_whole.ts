import type { BlockValue, StoredBlock } from './shared/definitions.js'
import { blocksIn, rowsOf } from './shared/walk.js'

/** Something wrong with one place of the blocks. */
export interface BlockProblem {
  /** `content.3.props.text_hu` */
  path: string
  /** Key of the sentence: `required`, `maxLength`, `invalid`, … */
  rule: string
  meta?: Record<string, string | number>
}

interface Whole {
  purpose: 'draft' | 'publication'
  hideTitle: boolean
}

/** Kinds of questions that are answered with what is offered. */
const CHOICES = new Set<unknown>(['select', 'radio', 'checkbox'])
/** Shares of a row, in twelfths. */
const TWELFTHS: Record<string, number> = { '1/4': 3, '1/3': 4, '1/2': 6, '2/3': 8, '3/4': 9 }

/** What is wrong with blocks whose values are each right. */
export function wholeProblems(
  blocks: StoredBlock[],
  { purpose, hideTitle }: Whole
): BlockProblem[] {
  const problems: BlockProblem[] = []
  let firsts = 0
  const visit = (inside: StoredBlock[], path: string, asked: Set<string>) => {
    inside.forEach((block, at) => {
      const place = `${path}.${at}.props`
      const { name, props } = block
      const found = (rest: string, rule: string) => problems.push({ path: place + rest, rule })
      if (name === 'row' && widthOf(blocksIn(props.children)) > 12) found('.children', 'too_wide')
      if (name === 'title' && props.level === 1 && (!hideTitle || ++firsts > 1)) {
        found('.level', 'level_one')
      }
      if (name.endsWith(' input')) {
        questionProblems(props, purpose, found)
        conditionProblems(props, asked, found)
        asked.add(block.id)
      }
      visit(blocksIn(props.children), `${place}.children`, asked)
    })
  }
  visit(blocks, 'content', new Set())
  return problems
}

type Found = (rest: string, rule: string) => void

function questionProblems(
  { type, min, max, earliest, latest, options, solutions }: Record<string, BlockValue>,
  purpose: Whole['purpose'],
  found: Found
): void {
  const offered = rowsOf(options).map(({ value }) => value)
  if (new Set(offered).size < offered.length) found('.options', 'unique')
  if (typeof min === 'number' && typeof max === 'number' && min > max) found('.max', 'too_small')
  if (earliest && latest && earliest > latest) found('.latest', 'date_min')
  if (purpose === 'draft') return
  // A single box to tick is a question too; a list of one is none.
  const isChoice = CHOICES.has(type)
  if (isChoice && offered.length < (type === 'checkbox' ? 1 : 2)) found('.options', 'required')
  if (solutions === undefined) return
  const isSolved = isChoice
    ? rowsOf(options).some(({ is_right: isRight }) => isRight === true)
    : rowsOf(solutions).length > 0
  if (!isSolved) found('.solutions', 'required')
}

/** A condition asks about answers that were given before. */
function conditionProblems(
  { show_if: condition }: Record<string, BlockValue>,
  asked: Set<string>,
  found: Found
): void {
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition)) return
  rowsOf(condition.rules).forEach(({ input }, at) => {
    if (!asked.has(String(input))) found(`.show_if.rules.${at}.input`, 'exists')
  })
}

function widthOf(columns: StoredBlock[]): number {
  return columns.reduce((sum, { props }) => sum + (TWELFTHS[String(props.width)] ?? 0), 0)
}
