import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'

const LANGUAGE = /_(hu|en)$/

/** What the server refused, each with the name of the text it is about. */
export function ProblemList({ problems }: { problems: readonly (readonly [string, string])[] }) {
  const translate = useTranslate()
  if (problems.length === 0) return null
  return (
    <Alert severity="error" sx={{ my: 1 }}>
      {problems.map(([path, text]) => {
        const where = nameOf(path, translate)
        const words = translate(text, { _: text })
        return <div key={path + text}>{where ? `${where}: ${words}` : words}</div>
      })}
    </Alert>
  )
}

/** `content.3.props.text_hu` as a person says it. */
export function nameOf(path: string, translate: ReturnType<typeof useTranslate>): string {
  const name = path.split('.').at(-1) ?? ''
  const [, language] = LANGUAGE.exec(name) ?? []
  const base = name.replace(LANGUAGE, '')
  if (!base) return ''
  const label = translate(`content.fields.${base}`, { _: base })
  const place = /^content\.(\d+)/.exec(path)
  const block = place
    ? `${translate('content.block_number', { number: Number(place[1]) + 1 })} `
    : ''
  return block + (language ? `${label} (${translate(`content.language.${language}`)})` : label)
}
