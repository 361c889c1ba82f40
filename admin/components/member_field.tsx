import { Typography } from '@mui/material'
import { RecordContextProvider, ReferenceField, useRecordContext, useTranslate } from 'react-admin'

interface MemberFieldProps {
  /** Where the record has the id of the member, or, for several members, their ids. */
  source: string
  link?: 'show' | false
}

/** A member by name, with a way to it; who was deleted has a number left. */
export function MemberField({ source, link = 'show' }: MemberFieldProps) {
  const id: number | null | undefined = useRecordContext()?.[source]
  const empty = id ? <DeletedMember id={id} /> : '–'
  return <ReferenceField source={source} reference="members" link={link} empty={empty} />
}

/** A member whose name the shop does not have any more. */
export function DeletedMember({ id }: { id: number }) {
  const translate = useTranslate()
  return (
    <Typography component="span" variant="body2" color="textSecondary">
      {translate('members.deleted', { id })}
    </Typography>
  )
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
