import { m } from '../messages/index.js';
import chapters from '../ui/chapters.module.css';
import { Page } from '../ui/page.tsx';

export const PrivacyScreen = () => (
  <Page reading back>
    <h1>{m.privacy_title()}</h1>
    <ul class={chapters.lines}>
      {[
        m.privacy_1(),
        m.privacy_2(),
        m.privacy_3(),
        m.privacy_6(),
        m.privacy_7(),
        m.privacy_4(),
        m.privacy_5(),
      ].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Page>
);
