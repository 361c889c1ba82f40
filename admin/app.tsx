import { Mails } from 'lucide-react'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router'
import { InvitationPage } from './entrance/invitation_page'
import { LoginPage } from './entrance/login_page'
import { FirstPage } from './first_steps/first_page'
import { Layout } from './layout/layout'
import { darkTheme, lightTheme } from './layout/theme'
import { authProvider } from './providers/auth_provider'
import { dataProvider } from './providers/data_provider'
import { i18nProvider } from './providers/i18n_provider'
import { articleCategories } from './resources/article_categories'
import { auditLines } from './resources/audit_lines'
import { BirthdayListPage } from './resources/birthday_lists/birthday_list_page'
import { boosters } from './resources/boosters'
import { campaigns } from './resources/campaigns'
import { categories } from './resources/categories'
import { codeBatches } from './resources/code_batches'
import { communityWords } from './resources/community_words'
import { contentRecords } from './resources/content'
import { menus } from './resources/content/menus'
import { counsellingQuestions } from './resources/counselling_questions'
import { disputes } from './resources/disputes'
import { draws } from './resources/draws'
import { faq } from './resources/faq'
import { handBookings } from './resources/hand_bookings'
import { harvestCases } from './resources/harvest_cases'
import { ImportPage } from './resources/imports/import_page'
import { health } from './resources/health'
import { mediaLibrary } from './resources/media'
import { MailPreviewPage } from './resources/mail_previews/mail_preview_page'
import { members } from './resources/members'
import { messages } from './resources/messages'
import { orders } from './resources/orders'
import { pageVitals } from './resources/page_vitals'
import { participatingProducts } from './resources/participating_products'
import { partnerTokens } from './resources/partner_tokens'
import { pointRules } from './resources/point_rules'
import { postcodes } from './resources/postcodes'
import { products } from './resources/products'
import { professions } from './resources/professions'
import { promotions } from './resources/promotions'
import { promotionRewards } from './resources/promotion_rewards'
import { questionnaires } from './resources/questionnaires'
import { reports } from './resources/reports'
import { PRODUCT_NAME } from './product_name'
import { representatives } from './resources/representatives'
import { searchMisses } from './resources/search_misses'
import { staff } from './resources/staff'
import { settings } from './resources/settings'
import { stockItems } from './resources/stock_items'
import { surveys } from './resources/surveys'
import { waitingDeeds } from './resources/waiting_deeds'

/** The list of everything staff can work with. */
export function BackOffice() {
  return (
    <Admin
      title={PRODUCT_NAME}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      theme={lightTheme}
      darkTheme={darkTheme}
      defaultTheme="light"
      layout={Layout}
      dashboard={FirstPage}
      loginPage={LoginPage}
      requireAuth
      disableTelemetry
    >
      <Resource name="products" {...products} />
      <Resource name="stock_items" {...stockItems} />
      <Resource name="stock_movements" />
      <Resource name="categories" {...categories} />
      <Resource name="orders" {...orders} />
      <Resource name="code_batches" {...codeBatches} />
      <Resource name="boosters" {...boosters} />
      <Resource name="campaigns" {...campaigns} />
      <Resource name="point_rules" {...pointRules} />
      <Resource name="promotions" {...promotions} />
      <Resource name="draws" {...draws} />
      <Resource name="promotion_rewards" {...promotionRewards} />
      <Resource name="harvest_cases" {...harvestCases} />
      <Resource name="participating_products" {...participatingProducts} />
      <Resource name="disputes" {...disputes} />
      <Resource name="counselling_questions" {...counsellingQuestions} />
      <Resource name="hand_bookings" {...handBookings} />
      <Resource name="waiting_deeds" {...waitingDeeds} />
      <Resource name="content_records" {...contentRecords} />
      <Resource name="media" {...mediaLibrary} />
      <Resource name="article_categories" {...articleCategories} />
      <Resource name="menus" {...menus} />
      <Resource name="faq" {...faq} />
      <Resource name="surveys" {...surveys} />
      <Resource name="questionnaires" {...questionnaires} />
      <Resource name="search_misses" {...searchMisses} />
      <Resource name="community_words" {...communityWords} />
      <Resource name="members" {...members} />
      <Resource name="professions" {...professions} />
      <Resource name="representatives" {...representatives} />
      <Resource name="postcodes" {...postcodes} />
      <Resource name="staff" {...staff} />
      <Resource name="partner_tokens" {...partnerTokens} />
      <Resource name="settings" {...settings} />
      <Resource name="messages" {...messages} />
      <Resource name="mail_previews" list={MailPreviewPage} icon={Mails} />
      <Resource name="audit_lines" {...auditLines} />
      <Resource name="page_vitals" {...pageVitals} />
      <Resource name="health" {...health} />
      <Resource name="reports" {...reports} />
      <CustomRoutes>
        <Route path="/import/:kind" element={<ImportPage />} />
        <Route path="/birthday_lists/:name" element={<BirthdayListPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/invitation/:token" element={<InvitationPage />} />
      </CustomRoutes>
    </Admin>
  )
}
