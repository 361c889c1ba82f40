import { Grid } from '@mui/material'
import { BooleanInput, NumberInput, TextInput, required } from 'react-admin'
import { FoundInput } from '../../components/found_input'
import { PictureInput } from '../../components/picture_input'
import { RichTextInBothLanguages } from '../../components/rich_text/rich_text_input'
import { GiftRules } from './gift_rules'
import { VariationsInput } from './variations_input'

/** Longest texts, as the server checks them. */
const TITLE_MAX = 200
const must = [required()]

/** Both languages side by side. */
function InBothLanguages({ source, multiline }: { source: string; multiline?: boolean }) {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      {['hu', 'en'].map((language) => (
        <Grid key={language} size={{ xs: 12, md: 6 }}>
          <TextInput
            source={`${source}_${language}`}
            validate={multiline ? undefined : must}
            multiline={multiline}
            minRows={multiline ? 3 : undefined}
            slotProps={{ htmlInput: multiline ? {} : { maxLength: TITLE_MAX } }}
          />
        </Grid>
      ))}
    </Grid>
  )
}

/** The fields a gift has when it is made and when it is changed. */
export function ProductForm() {
  return (
    <>
      <InBothLanguages source="title" />
      <PlaceAndPrice />
      <GiftRules />
      <InBothLanguages source="short_description" multiline />
      <RichTextInBothLanguages source="description" />
      <PictureInput source="picture" label="resources.products.fields.picture" />
      <InBothLanguages source="picture_alt" multiline />
      <BooleanInput source="is_new" />
      <BooleanInput source="is_published" />
      <VariationsInput />
    </>
  )
}

/** Where members find it, what it costs and from when on it runs low. */
function PlaceAndPrice() {
  const [half, third] = [
    { xs: 12, md: 6 },
    { xs: 12, sm: 4 },
  ]
  return (
    <Grid container columnSpacing={2} rowSpacing={1} sx={{ width: 1, mb: 1 }}>
      <Grid size={half}>
        <TextInput source="slug" helperText="products.slug_hint" />
      </Grid>
      <Grid size={half}>
        <FoundInput
          source="category_id"
          reference="categories"
          validate={must}
          helperText="products.category_hint"
        />
      </Grid>
      <Grid size={third}>
        <NumberInput source="price" min={0} step={1} validate={must} />
      </Grid>
      <Grid size={third}>
        <NumberInput source="position" step={1} defaultValue={0} />
      </Grid>
      <Grid size={third}>
        <NumberInput source="low_stock_at" min={0} step={1} defaultValue={5} />
      </Grid>
    </Grid>
  )
}
