import { BlankLid } from '../illustrations/blank_lid'

/** The status of an error page in giant figures, every 0 a lid. */
export function ErrorCode({ code }: { code: number }) {
  return (
    <p className="bigcode">
      <span className="sr">{code}</span>
      {[...String(code)].map((digit, index) =>
        digit === '0' ? (
          <BlankLid key={index} />
        ) : (
          <span key={index} aria-hidden="true">
            {digit}
          </span>
        )
      )}
    </p>
  )
}
