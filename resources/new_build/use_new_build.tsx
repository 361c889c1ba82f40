import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { closeToast, showToast } from '~/components/ui/toast'
import { useLocale } from '~/translation/use_t'
import { wasTyped, watchTyping } from './typed'
import { watchBuild, type ServedBuild } from './watch_build'

const TOAST = 'new-build'

/** The build that this page was told of; once is enough. */
let told: string | undefined

/** Says in a toast that another build is served than the one the page is of. Nothing is loaded anew by itself. */
export function useNewBuild(): void {
  const { version } = usePage()
  const locale = useLocale()
  useEffect(watchTyping, [])
  useEffect(() => watchBuild(version, locale, tell), [version, locale])
}

function tell(build: ServedBuild) {
  if (told === build.version) return
  told = build.version
  const text = <NewBuild build={build} />
  showToast({ id: TOAST, look: 'info', timeout: 0, text })
}

function NewBuild({ build }: { build: ServedBuild }) {
  function load() {
    if (!wasTyped()) return location.reload()
    closeToast(TOAST)
    // The next page comes with the new build by itself: the server says so to every visit.
    showToast({ look: 'info', text: build.kept })
  }
  return (
    <>
      {build.text}{' '}
      <button type="button" onClick={load}>
        {build.action}
      </button>
    </>
  )
}
