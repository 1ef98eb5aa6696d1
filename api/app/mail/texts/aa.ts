/** Arabic texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: 'تصلك هذه الرسالة بسبب حسابك لدى {brand}. الردود عليها لا تُقرأ.',
  contactFooter: 'هذه الرسالة تخص رسالة أُرسلت عبر نموذج الاتصال في {brand}. الردود عليها لا تُقرأ.',
  templates: {
    activation: {
      subject: 'فعّل حسابك لدى {brand}',
      body: `<p>مرحبًا {firstName}،</p>
<p>أهلًا بك في {brand}. اسم المستخدم الخاص بك هو <strong>{username}</strong>. فعّل حسابك لتسجيل الدخول.</p>
<p><a class="button" href="{link}">تفعيل الحساب</a></p>
<p>مدة صلاحية الرابط بالساعات: {hours}، ويعمل مرة واحدة. إن لم يعمل الزر فافتح هذا العنوان:<br>{link}</p>
<p>إن لم تفتح حسابًا فتجاهل هذه الرسالة.</p>`,
    },
    passwordReset: {
      subject: 'كلمة مرور جديدة لدى {brand}',
      body: `<p>مرحبًا {firstName}،</p>
<p>طُلبت كلمة مرور جديدة لحسابك <strong>{username}</strong>. اخترها هنا:</p>
<p><a class="button" href="{link}">اختيار كلمة مرور جديدة</a></p>
<p>مدة صلاحية الرابط بالدقائق: {minutes}، ويعمل مرة واحدة. إن لم يعمل الزر فافتح هذا العنوان:<br>{link}</p>
<p>إن لم تطلب ذلك فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.</p>`,
    },
    passwordChanged: {
      subject: 'تم تغيير كلمة مرورك لدى {brand}',
      body: `<p>مرحبًا {firstName}،</p>
<p>تم تغيير كلمة مرور حسابك <strong>{username}</strong> وسُجّل الخروج من جميع الأجهزة الأخرى.</p>
<p>إن لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا عبر “نسيت كلمة المرور؟” في صفحة تسجيل الدخول، وراسل الدعم.</p>`,
    },
    contactMessage: {
      subject: 'رسالة إلى {brand}: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) كتب عبر نموذج الاتصال:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>مرحبًا {senderName}،</p>
<p>{answer}</p>
<p>رسالتك:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'طلب سحب {amount} في {brand}',
      body: `<p>مرحبًا {firstName}،</p>
<p>طُلب سحب <strong>{amount}</strong> عبر {method} من حسابك <strong>{username}</strong>. الرقم المرجعي: {reference}.</p>
<p>إن لم تكن أنت من طلب ذلك، فغيّر كلمة المرور فورًا وراسل فريق الدعم.</p>`,
    },
    withdrawalPaid: {
      subject: 'دفع {brand} مبلغ السحب: {amount}',
      body: `<p>مرحبًا {firstName}،</p>
<p>تم دفع سحبك {reference} عبر {method}: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: 'لم يُدفع سحبك بمبلغ {amount} في {brand}',
      body: `<p>مرحبًا {firstName}،</p>
<p>تعذّر دفع سحبك {reference} عبر {method}. عاد مبلغ <strong>{amount}</strong> إلى حسابك. تجد السبب هنا:</p>
<p><a class="button" href="{link}">عرض السحب</a></p>`,
    },
    accountUnused: {
      subject: 'سيصبح حسابك في {brand} غير نشط قريبًا',
      body: `<p>مرحبًا {firstName}،</p>
<p>لم تستخدم حسابك <strong>{username}</strong> منذ مدة طويلة. إذا لم تسجّل الدخول خلال {days} يومًا فسيُعد غير نشط، وسنطلب منك المزيد عند الدخول التالي. تبقى أموالك في الحساب.</p>
<p><a class="button" href="{link}">تسجيل الدخول</a></p>`,
    },
  },
} satisfies MailTexts
