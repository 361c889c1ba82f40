import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  status: number
  /** Names the failure where the status alone does not: invalid_signature, maintenance … */
  code: string
  /** What to tell the operators; null where nothing broke. */
  requestId: string | null
}>

/** What is shown when something went wrong. */
export default function ErrorPage({ status }: Props) {
  return <h1>{status}</h1>
}
