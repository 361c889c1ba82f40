import { Grid } from '@mui/material'
import { COUNTIES } from '@rules/counties'
import { useState } from 'react'
import {
  AutocompleteArrayInput,
  Create,
  DateInput,
  NumberInput,
  RadioButtonGroupInput,
  ReferenceArrayInput,
  required,
  SimpleForm,
  TextInput,
  useCanAccess,
  useNotify,
  useRedirect,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { doneOrAsked } from '../../components/done_or_asked'
import { FoundInput } from '../../components/found_input'
import { randomKey } from '../../random_key'
import { AwardToolbar } from './award_toolbar'
import { whomOf } from './use_member_count'

const COUNTY_CHOICES = Object.entries(COUNTIES).map(([id, name]) => ({ id, name }))
const PROFESSIONS_MAX = 50

const choicesOf = (name: string, ids: string[]) =>
  ids.map((id) => ({ id, name: `promotion_rewards.${name}.${id}` }))

/** Awards a gift, or points, to a pasted list of members or to all who meet a rule. */
export function RewardCreate() {
  const notify = useNotify()
  const redirect = useRedirect()
  // A second press, or an answer that was lost, awards nothing more.
  const [key] = useState(randomKey)
  const onSuccess = (data: object) => {
    notify(doneOrAsked(data, 'promotion_rewards.done'), { type: 'success' })
    redirect('list', 'promotion_rewards')
  }
  return (
    <Create mutationOptions={{ onSuccess }} transform={(form: Award) => bodyOf(form, key)}>
      <SimpleForm defaultValues={{ by: 'list', what: 'gift' }} toolbar={<AwardToolbar />}>
        <Thing />
        <RadioButtonGroupInput source="by" choices={choicesOf('by', ['list', 'rule'])} />
        <WhomInputs />
      </SimpleForm>
    </Create>
  )
}

interface Award {
  by: 'list' | 'rule'
  members?: string
  rule?: object
  what: 'gift' | 'points'
  count: number
  product_id?: number
  last_day?: string
  points?: number
  reason?: string
}

function bodyOf(
  { what, count, reason, product_id, last_day, points, ...whom }: Award,
  key: string
) {
  const thing = what === 'gift' ? { product_id, last_day } : { points }
  return { ...whomOf(whom), count, what, ...thing, reason, idempotency_key: key }
}

/** What is awarded and why; administrators award points. */
function Thing() {
  const what = useWatch({ name: 'what' }) as Award['what'] | undefined
  const { canAccess } = useCanAccess({ resource: 'hand_bookings', action: 'create' })
  const half = { xs: 12, md: 6 }
  return (
    <Grid container columnSpacing={2} sx={{ width: 1 }}>
      {canAccess && (
        <Grid size={12}>
          <RadioButtonGroupInput source="what" choices={choicesOf('what', ['gift', 'points'])} />
        </Grid>
      )}
      {what === 'points' ? (
        <Grid size={half}>
          <NumberInput source="points" step={1} validate={required()} />
        </Grid>
      ) : (
        <>
          <Grid size={half}>
            <FoundInput
              source="product_id"
              reference="products"
              helperText="promotion_rewards.gift_hint"
              validate={[required()]}
            />
          </Grid>
          <Grid size={half}>
            <DateInput source="last_day" validate={required()} />
          </Grid>
        </>
      )}
      <Grid size={12}>
        <TextInput
          source="reason"
          helperText="promotion_rewards.reason_hint"
          validate={required()}
        />
      </Grid>
    </Grid>
  )
}

function WhomInputs() {
  const by = useWatch({ name: 'by' }) as Award['by'] | undefined
  const half = { xs: 12, md: 6 }
  if (by !== 'rule') {
    return (
      <TextInput
        source="members"
        multiline
        minRows={4}
        maxRows={16}
        helperText="promotion_rewards.members_hint"
      />
    )
  }
  return (
    <Grid container columnSpacing={2} sx={{ width: 1 }}>
      <Grid size={half}>
        <ReferenceArrayInput
          source="rule.profession_ids"
          reference="professions"
          perPage={PROFESSIONS_MAX}
        >
          <AutocompleteArrayInput optionText="name_hu" />
        </ReferenceArrayInput>
      </Grid>
      <Grid size={half}>
        <AutocompleteArrayInput
          source="rule.counties"
          choices={COUNTY_CHOICES}
          translateChoice={false}
        />
      </Grid>
      <Grid size={{ xs: 12, md: 4 }}>
        <NumberInput source="rule.scans_min" step={1} />
      </Grid>
      <Grid size={{ xs: 6, md: 4 }}>
        <DateInput source="rule.scans_from" />
      </Grid>
      <Grid size={{ xs: 6, md: 4 }}>
        <DateInput source="rule.scans_to" />
      </Grid>
    </Grid>
  )
}
