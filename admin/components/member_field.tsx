import { RecordContextProvider, ReferenceField, useRecordContext } from 'react-admin'

interface MemberFieldProps {
  /** Where the record has the id of the member, or, for several members, their ids. */
  source: string
  link?: 'show' | false
}

/** A member by name, with a way to it. */
export function MemberField({ source, link = 'show' }: MemberFieldProps) {
  return <ReferenceField source={source} reference="members" link={link} empty="–" />
}

/** Several of them, one below the other. */
export function MembersField({ source }: Pick<MemberFieldProps, 'source'>) {
  const ids: number[] = useRecordContext()?.[source] ?? []
  if (ids.length === 0) return <span>–</span>
  return ids.map((id) => (
    <RecordContextProvider key={id} value={{ id, member_id: id }}>
      <div>
        <MemberField source="member_id" />
      </div>
    </RecordContextProvider>
  ))
}
