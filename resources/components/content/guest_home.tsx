import { AppLink } from '~/components/ui/app_link'
import { ButtonLink } from '~/components/ui/button_link'
import { HomeHero } from '~/components/illustrations/home_hero'
import { useT } from '~/translation/use_t'
import { CollectAndRedeem } from './collect_and_redeem'
import { CommunityInvitation } from './community_invitation'

/** The front page of a visitor: what the shop is, how points come and go, the community. */
export function GuestHome() {
  const t = useT()
  return (
    <>
      <section className="hero night" aria-labelledby="hero-title">
        <div className="wrap">
          <div className="hero-text">
            <h1 id="hero-title">{t('home.hero.title')}</h1>
            <p className="lead">{t('home.hero.subtitle')}</p>
            <div className="cta">
              <ButtonLink kind="tape" big href="/regisztracio">
                {t('layout.register')}
              </ButtonLink>
              <span>
                {t('home.hero.already_registered')}{' '}
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
      <CollectAndRedeem />
      <CommunityInvitation />
    </>
  )
}
