import { Grid, Link } from '@mui/material'
import {
  BooleanInput,
  CanAccess,
  NumberInput,
  TextInput,
  maxValue,
  minValue,
  required,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { InBothLanguages } from '../../components/in_both_languages'
import { PictureInput } from '../../components/picture_input'

/** Longest texts and most points, as the server checks them. */
const TITLE_MAX = 200
const SLUG_MAX = 100
const POINTS_MAX = 1_000_000
const points = [required(), minValue(1), maxValue(POINTS_MAX)]

/** A product whose stickers bring points: names, points, picture, and whether members still see it. */
export function ParticipatingForm() {
  return (
    <>
      <InBothLanguages source="title" max={TITLE_MAX} must="both" />
      <Grid container columnSpacing={2} rowSpacing={1} sx={{ width: 1, mb: 2 }}>
        <Grid size={{ xs: 12, md: 6 }}>
          <PointsInput />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <NumberInput source="position" step={1} helperText="categories.position_hint" />
        </Grid>
        <Grid size={12}>
          <TextInput
            source="slug"
            helperText="participating_products.slug_hint"
            slotProps={{ htmlInput: { maxLength: SLUG_MAX } }}
          />
        </Grid>
      </Grid>
      <PictureInput source="picture" label="resources.participating_products.fields.picture" />
      <BooleanInput
        source="is_active"
        defaultValue
        helperText="participating_products.active_hint"
      />
    </>
  )
}

/** What one scan brings; once stickers were made the way to change it is a point rule. */
function PointsInput() {
  const product = useRecordContext<{ id: number; is_in_use: boolean }>()
  const isInUse = product?.is_in_use === true
  const hint = `participating_products.${isInUse ? 'points_by_rule' : 'points_hint'}`
  return (
    <>
      <NumberInput
        source="points"
        min={1}
        step={1}
        readOnly={isInUse}
        validate={points}
        helperText={hint}
      />
      {isInUse && <NewRule productId={product.id} />}
    </>
  )
}

function NewRule({ productId }: { productId: number }) {
  const translate = useTranslate()
  const begun = encodeURIComponent(JSON.stringify({ source: 'qrcode', product_id: productId }))
  return (
    <CanAccess resource="point_rules" action="create">
      <Link component={RouterLink} to={`/point_rules/create?source=${begun}`}>
        {translate('participating_products.new_rule')}
      </Link>
    </CanAccess>
  )
}
