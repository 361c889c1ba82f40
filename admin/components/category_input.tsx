import { AutocompleteInput, ReferenceInput, type Validator } from 'react-admin'

/** Categories offered before anything is typed. */
const OFFERED = 25

interface CategoryInputProps {
  source: string
  helperText?: string
  validate?: Validator[]
}

/** Chooses one of the categories, however many there are: what is typed is looked for by the server. */
export function CategoryInput({ source, ...input }: CategoryInputProps) {
  return (
    <ReferenceInput
      source={source}
      reference="categories"
      perPage={OFFERED}
      sort={{ field: 'position', order: 'ASC' }}
    >
      <AutocompleteInput optionText="title_hu" {...input} />
    </ReferenceInput>
  )
}
