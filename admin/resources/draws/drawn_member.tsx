import { RecordContextProvider, useCanAccess } from 'react-admin'
import { MemberField } from '../../components/member_field'

/** A member with a way to the page; by number where the reader opens no members. */
export function DrawnMember({ id }: { id: number }) {
  const { canAccess } = useCanAccess({ resource: 'members', action: 'list' })
  if (!canAccess) return <>#{id}</>
  return (
    <RecordContextProvider value={{ id, member_id: id }}>
      <MemberField source="member_id" />
    </RecordContextProvider>
  )
}
