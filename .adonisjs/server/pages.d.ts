import '@adonisjs/inertia/types'

import type React from 'react'
import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> =
  T extends React.FC<infer Props>
    ? Prettify<Omit<Props, 'children'>>
    : T extends React.Component<infer Props>
      ? Prettify<Omit<Props, 'children'>>
      : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'auth/confirm_email': ExtractProps<(typeof import('../../resources/pages/auth/confirm_email.tsx'))['default']>
    'auth/confirm_password': ExtractProps<(typeof import('../../resources/pages/auth/confirm_password.tsx'))['default']>
    'auth/end_newsletter': ExtractProps<(typeof import('../../resources/pages/auth/end_newsletter.tsx'))['default']>
    'auth/forgotten_password': ExtractProps<(typeof import('../../resources/pages/auth/forgotten_password.tsx'))['default']>
    'auth/login': ExtractProps<(typeof import('../../resources/pages/auth/login.tsx'))['default']>
    'auth/register_details': ExtractProps<(typeof import('../../resources/pages/auth/register_details.tsx'))['default']>
    'auth/register_phone': ExtractProps<(typeof import('../../resources/pages/auth/register_phone.tsx'))['default']>
    'auth/register': ExtractProps<(typeof import('../../resources/pages/auth/register.tsx'))['default']>
    'auth/reset_password': ExtractProps<(typeof import('../../resources/pages/auth/reset_password.tsx'))['default']>
    'auth/sms_login_code': ExtractProps<(typeof import('../../resources/pages/auth/sms_login_code.tsx'))['default']>
    'auth/sms_login': ExtractProps<(typeof import('../../resources/pages/auth/sms_login.tsx'))['default']>
    'auth/two_factor_challenge': ExtractProps<(typeof import('../../resources/pages/auth/two_factor_challenge.tsx'))['default']>
    'auth/validate_registration': ExtractProps<(typeof import('../../resources/pages/auth/validate_registration.tsx'))['default']>
    'catalogue/categories': ExtractProps<(typeof import('../../resources/pages/catalogue/categories.tsx'))['default']>
    'catalogue/checkout': ExtractProps<(typeof import('../../resources/pages/catalogue/checkout.tsx'))['default']>
    'catalogue/order': ExtractProps<(typeof import('../../resources/pages/catalogue/order.tsx'))['default']>
    'catalogue/orders': ExtractProps<(typeof import('../../resources/pages/catalogue/orders.tsx'))['default']>
    'catalogue/product': ExtractProps<(typeof import('../../resources/pages/catalogue/product.tsx'))['default']>
    'catalogue/products': ExtractProps<(typeof import('../../resources/pages/catalogue/products.tsx'))['default']>
    'content/article_categories': ExtractProps<(typeof import('../../resources/pages/content/article_categories.tsx'))['default']>
    'content/article_category': ExtractProps<(typeof import('../../resources/pages/content/article_category.tsx'))['default']>
    'content/article': ExtractProps<(typeof import('../../resources/pages/content/article.tsx'))['default']>
    'content/error': ExtractProps<(typeof import('../../resources/pages/content/error.tsx'))['default']>
    'content/faq': ExtractProps<(typeof import('../../resources/pages/content/faq.tsx'))['default']>
    'content/home': ExtractProps<(typeof import('../../resources/pages/content/home.tsx'))['default']>
    'content/page': ExtractProps<(typeof import('../../resources/pages/content/page.tsx'))['default']>
    'content/search': ExtractProps<(typeof import('../../resources/pages/content/search.tsx'))['default']>
    'content/survey': ExtractProps<(typeof import('../../resources/pages/content/survey.tsx'))['default']>
    'counselling/question': ExtractProps<(typeof import('../../resources/pages/counselling/question.tsx'))['default']>
    'counselling/questions': ExtractProps<(typeof import('../../resources/pages/counselling/questions.tsx'))['default']>
    'draws/draw': ExtractProps<(typeof import('../../resources/pages/draws/draw.tsx'))['default']>
    'extra_points/birthday': ExtractProps<(typeof import('../../resources/pages/extra_points/birthday.tsx'))['default']>
    'extra_points/community': ExtractProps<(typeof import('../../resources/pages/extra_points/community.tsx'))['default']>
    'extra_points/intro': ExtractProps<(typeof import('../../resources/pages/extra_points/intro.tsx'))['default']>
    'extra_points/name_day': ExtractProps<(typeof import('../../resources/pages/extra_points/name_day.tsx'))['default']>
    'extra_points/success': ExtractProps<(typeof import('../../resources/pages/extra_points/success.tsx'))['default']>
    'extra_points/survey': ExtractProps<(typeof import('../../resources/pages/extra_points/survey.tsx'))['default']>
    'notifications/choices': ExtractProps<(typeof import('../../resources/pages/notifications/choices.tsx'))['default']>
    'notifications/list': ExtractProps<(typeof import('../../resources/pages/notifications/list.tsx'))['default']>
    'points/collection': ExtractProps<(typeof import('../../resources/pages/points/collection.tsx'))['default']>
    'points/scan': ExtractProps<(typeof import('../../resources/pages/points/scan.tsx'))['default']>
    'profile/show': ExtractProps<(typeof import('../../resources/pages/profile/show.tsx'))['default']>
    'promo/birthday': ExtractProps<(typeof import('../../resources/pages/promo/birthday.tsx'))['default']>
    'promo/reward': ExtractProps<(typeof import('../../resources/pages/promo/reward.tsx'))['default']>
  }
}
