import { useRecordContext } from 'react-admin'
import { Folded } from '../../components/folded'

interface Member {
  id: number
  last_name: string | null
  first_name: string | null
  email: string | null
  phone: string | null
}

/** Who it is and how to reach them. */
export function FoldedMember() {
  const member = useRecordContext<Member>()
  if (!member) return null
  const { id, last_name, first_name, email, phone } = member
  const name = [last_name, first_name].filter(Boolean).join(' ') || `#${id}`
  return (
    <Folded
      title={name}
      details={
        <>
          {email}
          <br />
          {phone}
        </>
      }
    />
  )
}
