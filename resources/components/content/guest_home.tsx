import { AppLink } from '~/components/ui/app_link'
import { ButtonLink } from '~/components/ui/button_link'
import { HomeHero } from '~/components/illustrations/home_hero'
import { useT } from '~/translation/use_t'
import { CollectAndRedeem } from './collect_and_redeem'
import { CommunityInvitation } from './community_invitation'
import type { HomeTexts } from './home_texts'

/** The front page of a visitor: what the shop is, how points come and go, the community. */
export function GuestHome({ texts }: { texts: HomeTexts }) {
  const t = useT()
  return (
    <>
      <section className="hero night" aria-labelledby="hero-title">
        <div className="wrap">
          <div className="hero-text">
            <h1 id="hero-title">{texts.hero_title}</h1>
            <p className="lead">{texts.hero_text}</p>
            <div className="cta">
              <ButtonLink kind="tape" big href="/regisztracio">
                {t('layout.register')}
              </ButtonLink>
              <span>
                {texts.hero_registered}{' '}
                <AppLink className="plain" href="/belepes">
                  {t('layout.log_in')}
                </AppLink>
              </span>
            </div>
          </div>
          <div className="hero-art">
            <HomeHero />
          </div>
        </div>
      </section>
      <CollectAndRedeem texts={texts} />
      <CommunityInvitation texts={texts} />
    </>
  )
}
