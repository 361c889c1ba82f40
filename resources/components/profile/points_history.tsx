import { EmptyState } from '~/components/ui/empty_state'
import { Pagination } from '~/components/ui/pagination'
import { PointsChange } from '~/components/ui/points_figure'
import { Table } from '~/components/ui/table'
import { formatShortDate } from '~/format/date'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import type { History, PointEntry } from './profile_types'

/** Every change of the points, newest first. */
export function PointsHistory({ history }: { history: History }) {
  const t = useT()
  const locale = useLocale()
  if (history.data.length === 0) {
    return <EmptyState title={t('profile.history.empty')} text={t('profile.history.empty_text')} />
  }
  return (
    <div className="stack">
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
      <Pagination
        page={history.current_page}
        lastPage={history.last_page}
        hrefOf={(page) => route('profile', { page })}
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
