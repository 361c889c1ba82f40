import { Button, Stack, Typography } from '@mui/material'
import { comparisonsOf, type Comparison, type ConditionRule, type ShowIf } from '@rules/show_if'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceField } from './choice_field'
import { wordsOf, type Piece } from './pieces'
import { ValueField } from './value_field'

/** Most conditions of one question, as the server checks it. */
const RULES_MAX = 3

/** When a question is asked: conditions on answers to the questions before it. */
export function ConditionInputs({ at }: { at: number }) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const content: Piece[] = useWatch({ name: 'content' })
  const source = `content.${at}.props.show_if`
  const condition: ShowIf = useWatch({ name: source }) ?? { match: 'all', rules: [] }
  const earlier = content.slice(0, at).filter(({ name }) => name === 'survey input')
  const { match, rules } = condition

  function write(next: ShowIf) {
    setValue(source, next.rules.length ? next : null, { shouldDirty: true })
  }
  function put(place: number, rule: ConditionRule) {
    write({ match, rules: rules.map((one, other) => (other === place ? rule : one)) })
  }
  function add() {
    const asked = earlier.at(-1)
    if (!asked) return
    const rule: ConditionRule = { input: asked.id, is: 'answered', value: null }
    write({ match, rules: [...rules, rule] })
  }

  return (
    <Stack
      spacing={1}
      role="group"
      aria-label={translate('surveys.show_if.title')}
      sx={{ mt: 1, width: 1 }}
    >
      <Typography variant="subtitle1" component="h4">
        {translate('surveys.show_if.title')}
      </Typography>
      {rules.length > 1 && (
        <ChoiceField
          label={translate('surveys.show_if.match')}
          value={match}
          choices={(['all', 'any'] as const).map((value) => {
            return { value, label: translate(`surveys.show_if.${value}`) }
          })}
          onChoose={(value) => write({ match: value === 'any' ? 'any' : 'all', rules })}
        />
      )}
      {rules.map((rule, place) => (
        <RuleInputs
          key={place}
          rule={rule}
          earlier={earlier}
          onRule={(next) => put(place, next)}
          onRemove={() => write({ match, rules: rules.filter((_, other) => other !== place) })}
        />
      ))}
      {earlier.length === 0 ? (
        <Typography color="textSecondary">{translate('surveys.show_if.first')}</Typography>
      ) : (
        <Button disabled={rules.length >= RULES_MAX} onClick={add} sx={{ alignSelf: 'start' }}>
          {translate('surveys.show_if.add')}
        </Button>
      )}
    </Stack>
  )
}

interface RuleInputsProps {
  rule: ConditionRule
  earlier: Piece[]
  onRule: (rule: ConditionRule) => void
  onRemove: () => void
}

function RuleInputs({ rule, earlier, onRule, onRemove }: RuleInputsProps) {
  const translate = useTranslate()
  const asked = earlier.find(({ id }) => id === rule.input)
  const type = asked?.props?.type ?? ''
  const choose = (is: Comparison) => onRule({ ...rule, is, value: is === 'one_of' ? [] : null })
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <ChoiceField
        label={translate('surveys.show_if.input')}
        value={asked ? rule.input : ''}
        isWrong={!asked}
        choices={earlier.map((piece) => ({ value: piece.id, label: wordsOf(piece) || piece.id }))}
        onChoose={(input) => onRule({ input, is: 'answered', value: null })}
      />
      <ChoiceField
        label={translate('surveys.show_if.is')}
        value={rule.is}
        choices={comparisonsOf(type).map((value) => {
          return { value, label: translate(`surveys.show_if.comparison.${value}`) }
        })}
        onChoose={(is) => choose(is as Comparison)}
      />
      {rule.is !== 'answered' && asked && (
        <ValueField asked={asked} rule={rule} onValue={(value) => onRule({ ...rule, value })} />
      )}
      <Button onClick={onRemove}>{translate('surveys.show_if.remove')}</Button>
    </Stack>
  )
}
