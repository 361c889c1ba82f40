import { Edit, SimpleForm, type RaRecord } from 'react-admin'
import { dayInField } from '../../format/words'
import { RuleTerms } from './rule_terms'

/** Changes a rule that does not hold yet, or takes it away. */
export function PointRuleEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list" transform={termsOf}>
      <SimpleForm warnWhenUnsavedChanges>
        <RuleTerms />
      </SimpleForm>
    </Edit>
  )
}

function termsOf({ points_from, points_to, valid_from }: Partial<RaRecord>) {
  return { points_from, points_to, valid_from: dayInField(valid_from) || null }
}
