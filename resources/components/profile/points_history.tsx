import { usePage } from '@inertiajs/react'
import { EmptyState } from '~/components/ui/empty_state'
import { Pagination } from '~/components/ui/pagination'
import { PointsChange } from '~/components/ui/points_figure'
import { Table } from '~/components/ui/table'
import { LinkTabs } from '~/components/ui/tabs'
import { formatShortDate } from '~/format/date'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import type { History, PointEntry } from './profile_types'

/** The groups of sources, all of them first. @source requirements D-06 */
const GROUPS = [undefined, 'qrcode', 'others', 'adjustment'] as const
/** What another page or group of the history reads. */
const ONLY = ['history']

/** Every change of the points, newest first; the address says which ones. */
export function PointsHistory({ history }: { history: History }) {
  const t = useT()
  const { searchParams } = new URL(usePage().url, 'http://here.invalid')
  const source = GROUPS.find((group) => group === searchParams.get('source'))
  return (
    <div className="stack">
      <LinkTabs
        label={t('profile.history.filter')}
        only={ONLY}
        tabs={GROUPS.map((group) => ({
          href: route('profile', { source: group ?? 'all' }),
          label: t(`profile.history.group.${group ?? 'all'}`),
          current: group === source,
        }))}
      />
      {history.data.length === 0 ? (
        <NoEntries isFiltered={Boolean(source)} />
      ) : (
        <Entries history={history} />
      )}
      <Pagination
        page={history.current_page}
        lastPage={history.last_page}
        hrefOf={(page) => route('profile', { ...(source && { source }), page })}
        only={ONLY}
        labels={{
          nav: t('profile.history.pages'),
          previous: t('profile.history.newer'),
          next: t('profile.history.older'),
          page: (page) => t('profile.history.page', { page }),
        }}
      />
    </div>
  )
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  const t = useT()
  if (isFiltered) return <EmptyState level={3} title={t('profile.history.none_of_group')} />
  return (
    <EmptyState
      level={3}
      title={t('profile.history.empty')}
      text={t('profile.history.empty_text')}
    />
  )
}

function Entries({ history }: { history: History }) {
  const t = useT()
  const locale = useLocale()
  return (
    <Table
      caption={t('profile.section.history')}
      columns={[
        { key: 'reason', title: t('profile.history.reason') },
        { key: 'points', title: t('profile.history.points'), right: true },
      ]}
    >
      {history.data.map((entry) => (
        <tr key={entry.id}>
          <td>
            <Reason entry={entry} />
            <br />
            <time
              className="small soft"
              dateTime={new Date(Number(entry.created_at)).toISOString()}
            >
              {formatShortDate(entry.created_at, locale)}
            </time>
          </td>
          <td className="r">
            <PointsChange points={entry.points} locale={locale} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** The source in words and, where there is one, the product or gift it was about. */
function Reason({ entry }: { entry: PointEntry }) {
  const t = useT()
  return (
    <>
      <b>{t(`points.source.${entry.source_key}`)}</b>
      {entry.source_name && `: ${entry.source_name}`}
    </>
  )
}
