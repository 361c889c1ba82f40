import { CheckboxTile, ChoiceGroup, RadioTile } from '~/components/ui/checkbox_tile'
import { SelectField } from '~/components/ui/select_field'
import { TextareaField } from '~/components/ui/textarea_field'
import { TextField } from '~/components/ui/text_field'
import { longestOf, type Answer, type Question } from '~/forms/questions'
import { useT } from '~/translation/use_t'
import { useAnswers } from '../answers'
import { DateRangeField } from '../date_range_field'

/** Two choices of a question lie side by side on a wide screen. */
const COLUMNS = 2

interface ControlProps extends Question {
  id: string
  frame: { label: string; hint?: string; error?: string; optional?: string; id: string }
  answer: Answer
  onAnswer: (answer: Answer) => void
}

/** One question of the form around it. */
export function QuestionBlock({ id, ...question }: Question & { id: string }) {
  const t = useT()
  const sheet = useAnswers()
  if (!sheet?.isAsked(id)) return null
  const { label, hint, required } = question
  const frame = {
    label,
    hint: hint || undefined,
    error: sheet.errorOf(id),
    optional: required ? undefined : t('form.optional'),
    id: sheet.controlId(id),
  }
  const Control = CONTROLS[question.type]
  return (
    <Control
      {...question}
      id={id}
      frame={frame}
      answer={sheet.answerOf(id)}
      onAnswer={(answer) => sheet.onAnswer(id, answer)}
    />
  )
}

const CONTROLS = {
  text: Line,
  textarea: Lines,
  number: Figure,
  select: Select,
  radio: Choices,
  checkbox: Choices,
  date: Day,
  date_range: Days,
}

function Line({ id, frame, answer, onAnswer, ...question }: ControlProps) {
  return (
    <TextField
      {...frame}
      name={id}
      maxLength={longestOf(question)}
      value={answer as string}
      onChange={({ target }) => onAnswer(target.value)}
    />
  )
}

function Lines({ id, frame, answer, onAnswer, ...question }: ControlProps) {
  return (
    <TextareaField
      {...frame}
      name={id}
      maxLength={longestOf(question)}
      value={answer as string}
      onChange={({ target }) => onAnswer(target.value)}
    />
  )
}

function Figure({ id, frame, answer, onAnswer }: ControlProps) {
  return (
    <TextField
      {...frame}
      name={id}
      figures
      inputMode="numeric"
      value={answer as string}
      onChange={({ target }) => onAnswer(target.value)}
    />
  )
}

function Select({ id, frame, options, answer, onAnswer }: ControlProps) {
  const t = useT()
  return (
    <SelectField
      {...frame}
      name={id}
      placeholder={t('survey.choose')}
      options={options}
      value={answer as string}
      onChange={({ target }) => onAnswer(target.value)}
    />
  )
}

/** Tiles of equal weight; of a question with boxes several may be chosen. */
function Choices({ type, id, frame, options, answer, onAnswer }: ControlProps) {
  const { label, ...rest } = frame
  const Tile = type === 'radio' ? RadioTile : CheckboxTile
  const chosen = [answer].flat()
  const toggled = (value: string) =>
    chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return (
    <ChoiceGroup legend={label} columns={COLUMNS} {...rest}>
      {options.map(({ value, label: words }) => (
        <Tile
          key={value}
          name={id}
          label={words}
          checked={chosen.includes(value)}
          aria-invalid={frame.error ? true : undefined}
          onChange={() => onAnswer(type === 'radio' ? value : (toggled(value) as string[]))}
        />
      ))}
    </ChoiceGroup>
  )
}

function Day({ id, frame, earliest, latest, answer, onAnswer }: ControlProps) {
  return (
    <TextField
      {...frame}
      type="date"
      name={id}
      min={earliest ?? undefined}
      max={latest ?? undefined}
      value={answer as string}
      onChange={({ target }) => onAnswer(target.value)}
    />
  )
}

function Days({ id, frame, earliest, latest, answer, onAnswer }: ControlProps) {
  return (
    <DateRangeField
      {...frame}
      name={id}
      earliest={earliest}
      latest={latest}
      value={answer as { from: string; to: string }}
      onValue={onAnswer}
    />
  )
}
