/** Azerbaijani texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: 'Bu mesajı {brand} hesabınıza görə alırsınız. Cavablar oxunmur.',
  contactFooter: 'Bu məktub {brand} əlaqə forması ilə göndərilən mesaja aiddir. Cavablar oxunmur.',
  templates: {
    activation: {
      subject: '{brand} hesabınızı aktivləşdirin',
      body: `<p>Salam {firstName},</p>
<p>{brand} saytına xoş gəldiniz. İstifadəçi adınız: <strong>{username}</strong>. Daxil olmaq üçün hesabınızı aktivləşdirin.</p>
<p><a class="button" href="{link}">Hesabı aktivləşdir</a></p>
<p>Link {hours} saat etibarlıdır və bir dəfə işləyir. Düymə işləmirsə, bu ünvanı açın:<br>{link}</p>
<p>Hesab açmamısınızsa, bu mesaja fikir verməyin.</p>`,
    },
    passwordReset: {
      subject: '{brand} üçün yeni şifrə',
      body: `<p>Salam {firstName},</p>
<p><strong>{username}</strong> hesabınız üçün yeni şifrə istənildi. Onu burada seçin:</p>
<p><a class="button" href="{link}">Yeni şifrə seç</a></p>
<p>Link {minutes} dəqiqə etibarlıdır və bir dəfə işləyir. Düymə işləmirsə, bu ünvanı açın:<br>{link}</p>
<p>Bunu istəməmisinizsə, mesaja fikir verməyin: şifrəniz olduğu kimi qalır.</p>`,
    },
    passwordChanged: {
      subject: '{brand} şifrəniz dəyişdirildi',
      body: `<p>Salam {firstName},</p>
<p><strong>{username}</strong> hesabınızın şifrəsi dəyişdirildi və bütün digər cihazlardan çıxış edildi.</p>
<p>Bunu siz etməmisinizsə, giriş səhifəsindəki “Şifrəni unutmusunuz?” ilə dərhal yeni şifrə seçin və dəstəyə yazın.</p>`,
    },
    contactMessage: {
      subject: '{brand} üçün mesaj: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) əlaqə forması ilə yazdı:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>Salam {senderName},</p>
<p>{answer}</p>
<p>Mesajınız:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: '{brand} çıxarış sorğunuz: {amount}',
      body: `<p>Salam {firstName},</p>
<p><strong>{username}</strong> hesabınızdan {method} ilə <strong>{amount}</strong> çıxarış sifariş edildi. İstinad: {reference}.</p>
<p>Bunu siz etməmisinizsə, dərhal şifrənizi dəyişin və dəstəyimizə yazın.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand} çıxarışınızı ödədi: {amount}',
      body: `<p>Salam {firstName},</p>
<p>{reference} nömrəli çıxarışınız {method} ilə ödənildi: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: '{brand} çıxarışınız ödənilmədi: {amount}',
      body: `<p>Salam {firstName},</p>
<p>{method} ilə {reference} nömrəli çıxarışınız ödənilə bilmədi. <strong>{amount}</strong> hesabınıza qaytarıldı. Səbəbi burada görə bilərsiniz:</p>
<p><a class="button" href="{link}">Çıxarışı göstər</a></p>`,
    },
    accountUnused: {
      subject: '{brand} hesabınız tezliklə qeyri-aktiv olacaq',
      body: `<p>Salam {firstName},</p>
<p><strong>{username}</strong> hesabınızdan uzun müddətdir istifadə etməmisiniz. {days} gün ərzində daxil olmasanız, hesab qeyri-aktiv sayılır və növbəti girişdə sizdən daha çoxunu istəyəcəyik. Pulunuz hesabda qalır.</p>
<p><a class="button" href="{link}">Daxil ol</a></p>`,
    },
  },
} satisfies MailTexts
