import { Head } from '@inertiajs/react'
import { GuestHome } from '~/components/content/guest_home'
import { MemberHome } from '~/components/content/member_home'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type HomeProps = InertiaProps<{ member: { first_name: string | null } | null }>

/** The front page: an invitation for visitors, the hub for members. */
export default function Home({ member }: HomeProps) {
  const t = useT()
  return (
    <>
      <Head title={t('home.title')} />
      {member ? <MemberHome firstName={member.first_name} /> : <GuestHome />}
    </>
  )
}
