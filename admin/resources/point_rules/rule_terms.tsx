import { DateInput, NumberInput, maxValue, minValue, required } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { dayInField } from '../../format/words'
import { RulePreview } from './rule_preview'
import { RANGED_SOURCES, RULE_POINTS_MAX } from '@rules/point_sources'

const must = [required(), minValue(0), maxValue(RULE_POINTS_MAX)]

/** How many points, from when, and the sentence that says it back. */
export function RuleTerms() {
  const source = useWatch({ name: 'source' }) as string | undefined
  return (
    <>
      <NumberInput
        source="points_from"
        step={1}
        validate={must}
        helperText={source === 'qrcode' ? false : 'point_rules.zero_hint'}
      />
      {RANGED_SOURCES.includes(source ?? '') && (
        <NumberInput source="points_to" step={1} helperText="point_rules.range_hint" />
      )}
      <DateInput source="valid_from" format={dayInField} helperText="point_rules.day_hint" />
      <RulePreview />
    </>
  )
}
