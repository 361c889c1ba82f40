import type { InertiaProps } from '~/types'

/** What is shown when something went wrong. */
export default function ErrorPage({ status }: InertiaProps<{ status: number }>) {
  return <h1>{status}</h1>
}
