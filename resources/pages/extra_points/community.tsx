import { Head } from '@inertiajs/react'
import { Users } from 'lucide-react'
import { AuthCard } from '~/components/auth/auth_card'
import { AppLink } from '~/components/ui/app_link'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { TextField } from '~/components/ui/text_field'
import { required } from '~/forms/rules'
import { useShopForm } from '~/forms/use_shop_form'
import { useShared } from '~/hooks/use_shared'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

/** Longest word, as the server checks it. */
const WORD_MAX = 60

type CommunityProps = InertiaProps<{
  /** Points for the word; 0 leaves them unsaid. */
  bonus: number
  /** The member has the points already. */
  isGiven: boolean
}>

/** The word that is written in the private group, typed in once for its points. */
export default function Community({ bonus, isGiven }: CommunityProps) {
  const t = useT()
  const { communityLink } = useShared()
  const title = t('extra_points.community.title')
  const lead = bonus > 0 ? 'lead' : 'lead_without_points'
  return (
    <AuthCard
      title={title}
      lead={isGiven ? undefined : t(`extra_points.community.${lead}`, { points: bonus })}
      foot={
        !isGiven && (
          <AppLink className="backlink" href={route('extra-points')}>
            {t('extra_points.another_time')}
          </AppLink>
        )
      }
    >
      <Head title={title} />
      {isGiven ? (
        <Banner look="positive">{t('extra_points.community.done')}</Banner>
      ) : (
        <WordForm points={bonus} />
      )}
      {communityLink !== '' && (
        <ButtonLink kind="second" block icon={Users} href={communityLink} external>
          {t('extra_points.community.join')}
        </ButtonLink>
      )}
    </AuthCard>
  )
}

// One thing at a time: the cart and the scanner would lead away from the step.
Community.layoutFlags = { hideCart: true }

function WordForm({ points }: { points: number }) {
  const t = useT()
  const form = useShopForm({ word: '' }, { rules: { word: [required] } })
  return (
    <form className="form" onSubmit={form.submit} noValidate>
      <TextField
        id="field-word"
        name="word"
        label={t('fields.word')}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={WORD_MAX}
        value={form.data.word}
        error={form.errors.word}
        onChange={({ target }) => form.setField('word', target.value)}
      />
      <Button type="submit" kind="tape" big block busy={form.processing}>
        {points > 0 ? t('survey.send_for', { points }) : t('extra_points.community.save')}
      </Button>
    </form>
  )
}
