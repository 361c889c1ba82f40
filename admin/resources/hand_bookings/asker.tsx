import { ReferenceField } from 'react-admin'

/** The staff member who wants to book. */
export function Asker() {
  return <ReferenceField source="asked_by" reference="staff" link={false} emptyText="–" />
}
