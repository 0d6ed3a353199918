// Together, because they read the same files, each parsed once by a compiler that takes long to load.
import './browserApis';
import './doors';
import './endpoints';
import './form';
import './house';
import './lazyCode';
import './markup';
import './purity';
import './state';
import './wireWords';
