import { Edit, SimpleForm, useRecordContext, type RaRecord } from 'react-admin'
import { HISTORY_ABOVE } from '../../components/record_history'
import { Rehearsal } from '../../components/rehearsal'
import { dayInField } from '../../format/words'
import { RuleTerms } from './rule_terms'
import { useRuleSaved } from './use_rule_saved'

/** Changes a rule that does not hold yet, or takes it away. */
export function PointRuleEdit() {
  const onSuccess = useRuleSaved('updated')
  return (
    <Edit
      actions={HISTORY_ABOVE}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      transform={termsOf}
    >
      <SimpleForm>
        <RuleTerms />
        <Rehearsing />
      </SimpleForm>
    </Edit>
  )
}

/** Plays the rule as it was saved; only scans can be played. */
function Rehearsing() {
  const rule = useRecordContext<RaRecord>()
  return rule?.source === 'qrcode' ? <Rehearsal path={`/point_rules/${rule.id}`} /> : null
}

function termsOf({ points_from, points_to, valid_from }: Partial<RaRecord>) {
  return { points_from, points_to, valid_from: dayInField(valid_from) || null }
}
