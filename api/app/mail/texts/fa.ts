/** Persian texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: 'این پیام را به‌خاطر حسابتان در {brand} دریافت می‌کنید. پاسخ‌ها خوانده نمی‌شود.',
  contactFooter:
    'این ایمیل دربارهٔ پیامی است که از فرم تماس {brand} فرستاده شد. پاسخ‌ها خوانده نمی‌شود.',
  templates: {
    activation: {
      subject: 'حساب خود را در {brand} فعال کنید',
      body: `<p>سلام {firstName}،</p>
<p>به {brand} خوش آمدید. نام کاربری شما <strong>{username}</strong> است. برای ورود، حساب خود را فعال کنید.</p>
<p><a class="button" href="{link}">فعال‌سازی حساب</a></p>
<p>لینک {hours} ساعت معتبر است و یک بار کار می‌کند. اگر دکمه کار نمی‌کند، این نشانی را باز کنید:<br>{link}</p>
<p>اگر شما حسابی باز نکرده‌اید، این پیام را نادیده بگیرید.</p>`,
    },
    passwordReset: {
      subject: 'رمز عبور جدید برای {brand}',
      body: `<p>سلام {firstName}،</p>
<p>برای حساب شما <strong>{username}</strong> رمز عبور جدید درخواست شد. آن را اینجا انتخاب کنید:</p>
<p><a class="button" href="{link}">انتخاب رمز عبور جدید</a></p>
<p>لینک {minutes} دقیقه معتبر است و یک بار کار می‌کند. اگر دکمه کار نمی‌کند، این نشانی را باز کنید:<br>{link}</p>
<p>اگر شما درخواست نکرده‌اید، این پیام را نادیده بگیرید: رمز عبور شما همان می‌ماند.</p>`,
    },
    passwordChanged: {
      subject: 'رمز عبور شما در {brand} تغییر کرد',
      body: `<p>سلام {firstName}،</p>
<p>رمز عبور حساب شما <strong>{username}</strong> تغییر کرد و همه دستگاه‌های دیگر خارج شدند.</p>
<p>اگر این کار شما نبود، فوراً با «رمز عبور را فراموش کرده‌اید؟» در صفحه ورود رمز عبور جدید انتخاب کنید و به پشتیبانی پیام دهید.</p>`,
    },
    contactMessage: {
      subject: 'پیام به {brand}: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) از فرم تماس نوشت:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>سلام {senderName}،</p>
<p>{answer}</p>
<p>پیام شما:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'درخواست برداشت {amount} در {brand}',
      body: `<p>سلام {firstName}،</p>
<p>از حساب شما <strong>{username}</strong> برداشت <strong>{amount}</strong> از طریق {method} درخواست شد. شماره پیگیری: {reference}.</p>
<p>اگر این کار شما نبود، فوراً رمز عبور خود را عوض کنید و به پشتیبانی پیام دهید.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand} برداشت شما را پرداخت کرد: {amount}',
      body: `<p>سلام {firstName}،</p>
<p>برداشت {reference} شما از طریق {method} پرداخت شد: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: 'برداشت {amount} شما در {brand} پرداخت نشد',
      body: `<p>سلام {firstName}،</p>
<p>برداشت {reference} شما از طریق {method} پرداخت نشد. مبلغ <strong>{amount}</strong> به حساب شما بازگشت. دلیل را اینجا ببینید:</p>
<p><a class="button" href="{link}">نمایش برداشت</a></p>`,
    },
    accountUnused: {
      subject: 'حساب شما در {brand} به‌زودی غیرفعال می‌شود',
      body: `<p>سلام {firstName}،</p>
<p>مدت زیادی از حساب <strong>{username}</strong> استفاده نکرده‌اید. اگر تا {days} روز دیگر وارد نشوید، حساب غیرفعال به شمار می‌آید و در ورود بعدی موارد بیشتری از شما می‌پرسیم. پول شما در حساب می‌ماند.</p>
<p><a class="button" href="{link}">ورود</a></p>`,
    },
  },
} satisfies MailTexts
