import { ReferenceField } from 'react-admin'

/** The staff member who asked. */
export function Asker() {
  return <ReferenceField source="asked_by" reference="staff" link={false} emptyText="–" />
}
