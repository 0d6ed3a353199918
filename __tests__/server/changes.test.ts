/** @jest-environment node */
import './live/limits';
import './live/match';
import './live/streams';
import './mirror/failing';
import './mirror/following';
import './mirror/longPast';
import './mirror/processes';
import './mirror/saving';
