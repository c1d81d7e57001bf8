import './tokens.css';
import './base.css';
import './ui/shared.module.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { listenForFaults } from './lib/faults.ts';
import { beginOffline } from './lib/offline/begin.ts';
import { applyPreferences } from './lib/preferences.ts';

listenForFaults();
applyPreferences();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
beginOffline();
