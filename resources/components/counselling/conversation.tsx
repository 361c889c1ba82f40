import { classNames } from '~/components/ui/class_names'
import { formatDateTime } from '~/format/date'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import type { Message } from './counselling_types'

/** What was written to and fro, in order; as text, whatever it says. */
export function Conversation({ messages }: { messages: Message[] }) {
  return (
    <ol className="conversation">
      {messages.map((message) => (
        <Said key={message.id} message={message} />
      ))}
    </ol>
  )
}

function Said({ message }: { message: Message }) {
  const t = useT()
  const locale = useLocale()
  const { is_own: isOwn, text, written_at: writtenAt, photos } = message
  return (
    <li className={classNames('said', isOwn && 'own')}>
      <p className="small soft">
        <b>{t(isOwn ? 'counselling.you' : 'counselling.support')}</b>{' '}
        <time dateTime={new Date(writtenAt).toISOString()}>
          {formatDateTime(writtenAt, locale)}
        </time>
      </p>
      <p className="words">{text}</p>
      {photos.length > 0 && (
        <ul className="question-photos">
          {photos.map((photo, at) => (
            <li key={photo}>
              <a href={route('counselling.photo', { photo })} target="_blank" rel="noreferrer">
                <img
                  src={route('counselling.photo', { photo })}
                  alt={t('counselling.photos.open', { number: at + 1 })}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
