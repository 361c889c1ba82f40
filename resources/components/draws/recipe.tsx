import { useT } from '~/translation/use_t'

/** How the draw is repeated without a line of our code. */
export function Recipe({ campaign, draw }: { campaign: string; draw: string }) {
  const t = useT()
  const lines = [
    `sha256sum sheet.json ${draw}.tickets.txt`,
    `SEED=…   # ${draw}.result.json: seed`,
    `LIST=…   # ${draw}.result.json: tickets`,
    `VALUE='drand <chain> <round> <sha256 of the signature>'`,
    `printf 'mesterpont-seed/1\\n${campaign}\\n${draw}\\n%s\\n' $SEED | sha256sum`,
    `printf 'mesterpont-draw/1\\n${campaign}\\n${draw}\\n%s\\n%s\\n' $LIST "$VALUE" |`,
    `  openssl dgst -sha256 -mac HMAC -macopt hexkey:$SEED`,
    `KEY=…    # what the line before has printed`,
    `printf 0 | openssl dgst -sha256 -mac HMAC -macopt hexkey:$KEY`,
  ]
  return (
    <section className="section stack" aria-labelledby="draw-recipe">
      <h2 id="draw-recipe" className="text-h2">
        {t('draw.recipe.title')}
      </h2>
      <p>{t('draw.recipe.lead')}</p>
      <pre className="p-4 break-all whitespace-pre-wrap">
        <code>{lines.join('\n')}</code>
      </pre>
      <p>{t('draw.recipe.picks')}</p>
    </section>
  )
}
