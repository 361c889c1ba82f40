import { AutocompleteInput, ReferenceInput, type Validator } from 'react-admin'

/** Rows offered before anything is typed. */
const OFFERED = 25

interface FoundInputProps {
  source: string
  /** The resource that is chosen from; its rows have a title. */
  reference: 'categories' | 'participating_products' | 'products'
  helperText?: string
  /** Rows that are offered at all. */
  filter?: object
  validate?: Validator[]
}

/** Chooses one row of however many: what is typed is looked for by the server. */
export function FoundInput({ source, reference, filter, ...input }: FoundInputProps) {
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      filter={filter}
      perPage={OFFERED}
      sort={{ field: 'position', order: 'ASC' }}
    >
      <AutocompleteInput optionText="title_hu" {...input} />
    </ReferenceInput>
  )
}
