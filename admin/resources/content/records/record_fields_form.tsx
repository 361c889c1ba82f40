import { useCallback } from 'react'
import { useEditor, useSaver, useWork } from '../editor/editor_context'
import { FieldInputs } from '../fields/field_input'
import { RECORD_FIELDS, type Kind } from '../fields/record_fields'

/** What a record says beside its blocks. */
export function RecordFields({ kind }: { kind: Kind }) {
  const { store, isReadOnly } = useEditor()
  const values = useWork(({ fields }) => fields)
  const problems = useSaver((state) => state.problems)
  const change = useCallback(
    (changed: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(changed)) store.setField(name, value)
    },
    [store]
  )
  return (
    <FieldInputs
      fields={RECORD_FIELDS[kind]}
      values={values}
      onChange={change}
      problems={problems}
      isReadOnly={isReadOnly}
    />
  )
}
