/** Kurdish Sorani texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: 'ئەم نامەیەتان بەهۆی هەژمارەکەتان لە {brand} بۆ دێت. وەڵامەکان ناخوێنرێنەوە.',
  contactFooter:
    'ئەم ئیمەیڵە پەیوەندیی بە نامەیەکەوە هەیە کە لە فۆرمی پەیوەندیی {brand} نێردراوە. وەڵامەکان ناخوێنرێنەوە.',
  templates: {
    activation: {
      subject: 'هەژمارەکەتان لە {brand} چالاک بکەن',
      body: `<p>سڵاو {firstName}،</p>
<p>بەخێربێن بۆ {brand}. ناوی بەکارهێنەرتان <strong>{username}</strong>. بۆ چوونەژوورەوە هەژمارەکەتان چالاک بکەن.</p>
<p><a class="button" href="{link}">چالاککردنی هەژمار</a></p>
<p>بەستەرەکە {hours} کاتژمێر کارایە و یەک جار کار دەکات. ئەگەر دوگمەکە کار ناکات، ئەم ناونیشانە بکەنەوە:<br>{link}</p>
<p>ئەگەر هەژمارتان نەکردووەتەوە، ئەم نامەیە پشتگوێ بخەن.</p>`,
    },
    passwordReset: {
      subject: 'وشەی نهێنی نوێ بۆ {brand}',
      body: `<p>سڵاو {firstName}،</p>
<p>وشەی نهێنی نوێ بۆ هەژمارەکەتان <strong>{username}</strong> داوا کرا. لێرە هەڵیبژێرن:</p>
<p><a class="button" href="{link}">هەڵبژاردنی وشەی نهێنی نوێ</a></p>
<p>بەستەرەکە {minutes} خولەک کارایە و یەک جار کار دەکات. ئەگەر دوگمەکە کار ناکات، ئەم ناونیشانە بکەنەوە:<br>{link}</p>
<p>ئەگەر داواتان نەکردووە، ئەم نامەیە پشتگوێ بخەن: وشەی نهێنیتان وەک خۆی دەمێنێتەوە.</p>`,
    },
    passwordChanged: {
      subject: 'وشەی نهێنیتان لە {brand} گۆڕدرا',
      body: `<p>سڵاو {firstName}،</p>
<p>وشەی نهێنی هەژمارەکەتان <strong>{username}</strong> گۆڕدرا و هەموو ئامێرەکانی تر چوونە دەرەوە.</p>
<p>ئەگەر ئێوە نەبوون، یەکسەر لە پەڕەی چوونەژوورەوە بە «وشەی نهێنیتان لەبیرکردووە؟» وشەی نهێنی نوێ هەڵبژێرن و بۆ پشتگیری بنووسن.</p>`,
    },
    contactMessage: {
      subject: 'نامە بۆ {brand}: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) لە فۆرمی پەیوەندییەوە نووسیویەتی:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>سڵاو {senderName}،</p>
<p>{answer}</p>
<p>نامەکەتان:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'داواکاریی ڕاکێشانی {amount} لە {brand}',
      body: `<p>سڵاو {firstName}،</p>
<p>لە هەژمارەکەتان <strong>{username}</strong> داوای ڕاکێشانی <strong>{amount}</strong> بە {method} کرا. ژمارەی سەرچاوە: {reference}.</p>
<p>ئەگەر ئێوە نەبوون، دەستبەجێ وشەی نهێنی بگۆڕن و بۆ پشتگیری بنووسن.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand} ڕاکێشانەکەتانی دا: {amount}',
      body: `<p>سڵاو {firstName}،</p>
<p>ڕاکێشانی {reference} بە {method} درا: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: 'ڕاکێشانی {amount} لە {brand} نەدرا',
      body: `<p>سڵاو {firstName}،</p>
<p>ڕاکێشانی {reference} بە {method} نەتوانرا بدرێت. <strong>{amount}</strong> گەڕایەوە هەژمارەکەتان. هۆکارەکە لێرە ببینن:</p>
<p><a class="button" href="{link}">پیشاندانی ڕاکێشان</a></p>`,
    },
    accountUnused: {
      subject: 'هەژمارەکەتان لە {brand} بەم زووانە ناچالاک دەبێت',
      body: `<p>سڵاو {firstName}،</p>
<p>ماوەیەکی زۆرە هەژماری <strong>{username}</strong> بەکارنەهێناوە. ئەگەر لە ماوەی {days} ڕۆژدا نەچنە ژوورەوە، بە ناچالاک دادەنرێت و لە چوونەژوورەوەی داهاتوودا زیاترتان لێ دەپرسین. پارەکەتان لە هەژمارەکەدا دەمێنێتەوە.</p>
<p><a class="button" href="{link}">چوونەژوورەوە</a></p>`,
    },
  },
} satisfies MailTexts
