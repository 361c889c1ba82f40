import { Create, SelectInput, SimpleForm, required } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { FoundInput } from '../../components/found_input'
import { RULE_SOURCES } from '@rules/point_sources'
import { RuleTerms } from './rule_terms'
import { useRuleSaved } from './use_rule_saved'

const choices = RULE_SOURCES.map((id) => ({ id, name: `sources.${id}` }))

/** A new rule: about what, how many points, from when. */
export function PointRuleCreate() {
  const onSuccess = useRuleSaved('created')
  return (
    <Create mutationOptions={{ onSuccess }}>
      <SimpleForm>
        <SelectInput source="source" choices={choices} validate={required()} />
        <ScannedProduct />
        <RuleTerms />
      </SimpleForm>
    </Create>
  )
}

function ScannedProduct() {
  const source = useWatch({ name: 'source' }) as string | undefined
  if (source !== 'qrcode') return null
  return (
    <FoundInput source="product_id" reference="participating_products" validate={[required()]} />
  )
}
